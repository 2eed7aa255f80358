-- Steps of the status alone, for the figures over all applications.
create index timeline_of_status on timeline (user_id, application_id, at) include (from_value, to_value, actor) where kind = 'status';
