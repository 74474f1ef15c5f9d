ALTER TABLE "carts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "version_hash" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "version_by" text;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_version_by_customers_id_fk" FOREIGN KEY ("version_by") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;