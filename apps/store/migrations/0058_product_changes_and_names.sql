ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "subject_name" text;--> statement-breakpoint
CREATE INDEX "products_title_id_index" ON "products" USING btree ("title","id");