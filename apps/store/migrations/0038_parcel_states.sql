ALTER TYPE "public"."mail_kind" ADD VALUE 'order_rest_closed' BEFORE 'complaint_answered';--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "closed_quantity" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_closed_within_quantity" CHECK ("order_items"."closed_quantity" between 0 and "order_items"."quantity");