// Written by compile.ts from delivery-steps.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "delivery-steps", and what each of them needs. */
export interface DeliveryStepsWords {
  below: { threshold: string; price: string }
  from: { threshold: string; price: string }
  free: NoValues
  option: { name: string; time: string }
  days: { min: number; max: number }
  week: NoValues
  reached: { threshold: string }
  missing: { missing: string; threshold: string }
}

/** The English texts of the area "delivery-steps". */
export const deliveryStepsWords = /* @__PURE__ */ defineWords<DeliveryStepsWords>('delivery-steps', {
  below: ["Below ",["threshold"],": ",["price"]],
  from: ["From ",["threshold"],": ",["price"]],
  free: ["free"],
  option: [["name"]," · ",["time"]],
  days: [["min","number"],"–",["max","number"]," days"],
  week: ["up to one week"],
  reached: ["Free delivery: your goods have reached ",["threshold"],"."],
  missing: ["Add goods for ",["missing"]," more to get free delivery from ",["threshold"],"."],
})
