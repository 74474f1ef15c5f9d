ALTER TABLE "orders" ADD COLUMN "delivery_place" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer" jsonb;