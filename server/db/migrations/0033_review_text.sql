-- The new text of a mail while it waits for the user: an application that appears later may be the one it speaks of.
alter table mails add column review_text text;
