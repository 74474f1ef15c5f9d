// Generated from openapi/ by `npm run generate`. Do not edit.
export const shelfPlaceStateValues = ["gap","full","on_its_way","in_cart","not_estimated","out_of_stock","restricted","not_for_sale"] as const
