CREATE TYPE "public"."payment_kind" AS ENUM('received', 'paid_back');--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_reversals_are_negative";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" "payment_kind" DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_sign" CHECK (case when ("payments"."reverses_id" is null) = ("payments"."kind" = 'received') then "payments"."amount" >= 0 else "payments"."amount" <= 0 end);