ALTER TYPE "public"."mail_kind" ADD VALUE 'application_asked';--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "asked_at" timestamp with time zone;