CREATE TYPE "public"."application_kind" AS ENUM('registration', 'access_request');--> statement-breakpoint
CREATE TYPE "public"."application_status" AS ENUM('pending', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."consent_kind" AS ENUM('terms_and_conditions', 'gdpr', 'newsletter');--> statement-breakpoint
CREATE TYPE "public"."promotion_type" AS ENUM('percentage', 'fixed');--> statement-breakpoint
CREATE TYPE "public"."complaint_status" AS ENUM('open', 'closed');--> statement-breakpoint
CREATE TYPE "public"."complaint_type" AS ENUM('Product Defective', 'Missing Parts', 'Wrong Item', 'Damaged Package', 'Late Delivery', 'Other');--> statement-breakpoint
CREATE TYPE "public"."mail_kind" AS ENUM('application_received', 'application_approved', 'application_rejected', 'password_code', 'order_confirmation', 'order_shipped', 'complaint_received');--> statement-breakpoint
CREATE TYPE "public"."upload_kind" AS ENUM('license', 'picture');--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "application_kind" NOT NULL,
	"status" "application_status" DEFAULT 'pending' NOT NULL,
	"company_name" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"organisation_number" text,
	"request" jsonb,
	"reason" text,
	"decided_at" timestamp with time zone,
	"company_id" text,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"kind" "consent_kind" NOT NULL,
	"version" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"account_hash" text NOT NULL,
	"customer_id" text,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_codes_tries_not_negative" CHECK ("password_codes"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_hits" (
	"id" text PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_promotions" (
	"cart_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cart_promotions_cart_id_promotion_id_pk" PRIMARY KEY("cart_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "flash_sale_items" (
	"sale_id" text NOT NULL,
	"product_id" text NOT NULL,
	"percent" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "flash_sale_items_sale_id_product_id_pk" PRIMARY KEY("sale_id","product_id"),
	CONSTRAINT "flash_sale_items_one_per_position" UNIQUE("sale_id","position"),
	CONSTRAINT "flash_sale_items_percent_in_range" CHECK ("flash_sale_items"."percent" between 1 and 90)
);
--> statement-breakpoint
CREATE TABLE "flash_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flash_sales_end_after_start" CHECK ("flash_sales"."ends_at" > "flash_sales"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "order_promotions" (
	"order_id" text NOT NULL,
	"promotion_id" text NOT NULL,
	"company_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"type" "promotion_type" NOT NULL,
	"value" bigint NOT NULL,
	"discount_total" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_promotions_order_id_promotion_id_pk" PRIMARY KEY("order_id","promotion_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"type" "promotion_type" NOT NULL,
	"value" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"minimum" bigint NOT NULL,
	"usage_limit" integer,
	"usage_limit_per_company" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_code_unique" UNIQUE("code"),
	CONSTRAINT "promotions_value_positive" CHECK ("promotions"."value" > 0),
	CONSTRAINT "promotions_percentage_in_range" CHECK ("promotions"."type" <> 'percentage' or "promotions"."value" <= 100),
	CONSTRAINT "promotions_minimum_not_negative" CHECK ("promotions"."minimum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" text PRIMARY KEY NOT NULL,
	"banner_name" text NOT NULL,
	"dimensions" text,
	"background_color" text,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"buttons" jsonb NOT NULL,
	"image_url" jsonb NOT NULL,
	"instructions" text,
	"styles" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" text PRIMARY KEY NOT NULL,
	"display_id" integer GENERATED BY DEFAULT AS IDENTITY (sequence name "complaints_display_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),
	"order_id" text NOT NULL,
	"company_id" text NOT NULL,
	"customer_id" text,
	"subject" text NOT NULL,
	"type" "complaint_type" NOT NULL,
	"description" text NOT NULL,
	"status" "complaint_status" DEFAULT 'open' NOT NULL,
	"note" text,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "complaints_displayId_unique" UNIQUE("display_id")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"customer_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "mail_kind" NOT NULL,
	"subject_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" "upload_kind" NOT NULL,
	"key" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"customer_id" text,
	"company_id" text,
	"subject_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_key_unique" UNIQUE("key"),
	CONSTRAINT "uploads_url_unique" UNIQUE("url")
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_codes" ADD CONSTRAINT "password_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_tokens" ADD CONSTRAINT "password_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promotions" ADD CONSTRAINT "cart_promotions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_promotions" ADD CONSTRAINT "cart_promotions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_sale_id_flash_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."flash_sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flash_sale_items" ADD CONSTRAINT "flash_sale_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promotions" ADD CONSTRAINT "order_promotions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_status_created_at_index" ON "applications" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "applications_email_index" ON "applications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "applications_organisation_number_index" ON "applications" USING btree ("organisation_number");--> statement-breakpoint
CREATE INDEX "consents_application_id_index" ON "consents" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "password_codes_account_hash_created_at_index" ON "password_codes" USING btree ("account_hash","created_at");--> statement-breakpoint
CREATE INDEX "password_codes_created_at_index" ON "password_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_tokens_customer_id_index" ON "password_tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "password_tokens_expires_at_index" ON "password_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_hits_scope_key_hash_at_index" ON "rate_hits" USING btree ("scope","key_hash","at");--> statement-breakpoint
CREATE INDEX "rate_hits_at_index" ON "rate_hits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "cart_promotions_promotion_id_index" ON "cart_promotions" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "flash_sale_items_product_id_index" ON "flash_sale_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "flash_sales_starts_at_ends_at_index" ON "flash_sales" USING btree ("starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "order_promotions_promotion_id_company_id_index" ON "order_promotions" USING btree ("promotion_id","company_id");--> statement-breakpoint
CREATE INDEX "complaints_status_created_at_index" ON "complaints" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "complaints_order_id_index" ON "complaints" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "complaints_company_id_request_hash_created_at_index" ON "complaints" USING btree ("company_id","request_hash","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_index" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_sent_at_next_try_at_index" ON "outbox" USING btree ("sent_at","next_try_at");--> statement-breakpoint
CREATE INDEX "outbox_subject_id_index" ON "outbox" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_subject_id_index" ON "uploads" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "uploads_created_at_index" ON "uploads" USING btree ("created_at");