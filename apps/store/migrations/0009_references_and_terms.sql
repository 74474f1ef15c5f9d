ALTER TABLE "companies" ADD COLUMN "payment_terms_days" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "po_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "default_shipping_address" jsonb;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "default_billing_address" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "reception_hours" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_terms_days" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reception_hours" text;