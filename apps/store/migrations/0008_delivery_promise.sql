ALTER TABLE "orders" ADD COLUMN "delivery_start" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_end" date;