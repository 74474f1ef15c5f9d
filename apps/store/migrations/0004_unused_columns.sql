ALTER TABLE "product_translations" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "product_translations" CASCADE;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "customer_id";