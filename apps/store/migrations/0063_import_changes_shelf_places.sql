ALTER TABLE "bulk_change_rows" ALTER COLUMN "before" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "shelf_place" text;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD COLUMN "kept" jsonb;