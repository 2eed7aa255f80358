-- Imports whose process is gone are looked for again and again, over all users.
create index imports_running on imports (beat_at) where state = 'running';
