ALTER TABLE "refund_lines" DROP CONSTRAINT "refund_lines_quantity_positive";--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount_positive";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reverses_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reversesId_unique" UNIQUE("reverses_id");--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_quantity_not_zero" CHECK ("refund_lines"."quantity" <> 0);--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reversals_are_negative" CHECK (case when "refunds"."reverses_id" is null then "refunds"."amount" > 0 else "refunds"."amount" < 0 end);
