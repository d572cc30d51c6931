"""Raiders (Рейдеры): fighters take property and guard it, tricks fly at any time; 2-6 players."""
