CREATE TYPE "public"."vat_id_source" AS ENUM('vies', 'operator');--> statement-breakpoint
CREATE TYPE "public"."vat_id_status" AS ENUM('unchecked', 'valid', 'invalid', 'unavailable');--> statement-breakpoint
ALTER TYPE "public"."tax_class" ADD VALUE 'confectionery' BEFORE 'standard';--> statement-breakpoint
ALTER TYPE "public"."tax_class" ADD VALUE 'soft_drink' BEFORE 'standard';--> statement-breakpoint
ALTER TYPE "public"."tax_class" ADD VALUE 'nicotine' BEFORE 'standard';--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_id_status" "vat_id_status" DEFAULT 'unchecked' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_id_source" "vat_id_source";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_id_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "vat_id_valid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" jsonb;