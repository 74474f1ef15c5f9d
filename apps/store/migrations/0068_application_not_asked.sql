ALTER TABLE "applications" ADD COLUMN "not_asked" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The form of before asked every question but this one.
UPDATE "applications" SET "not_asked" = '{delivery_address}' WHERE "kind" = 'registration';
