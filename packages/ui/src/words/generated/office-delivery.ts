// Written by compile.ts from office-delivery.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-delivery", and what each of them needs. */
export interface OfficeDeliveryWords {
  title: NoValues
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  changed: NoValues
  'section.options': NoValues
  'section.options.hint': NoValues
  'section.dispatch': NoValues
  'section.dispatch.hint': { country: string }
  'section.closures': NoValues
  'section.closures.hint': NoValues
  'section.tax': NoValues
  'section.tax.hint': NoValues
  'options.none': NoValues
  'options.add': NoValues
  'option.new': NoValues
  'option.field': { option: string; field: string }
  'option.actions': { option: string }
  'option.up': NoValues
  'option.down': NoValues
  'option.remove': NoValues
  'field.name': NoValues
  'field.countries': NoValues
  'field.price': NoValues
  'field.price.hint': NoValues
  'field.goodsFrom': NoValues
  'field.goodsFrom.hint': NoValues
  'field.minDays': NoValues
  'field.maxDays': NoValues
  'field.isMaxCalendar': NoValues
  'field.cutOff': NoValues
  'field.cutOff.hint': NoValues
  'field.timeZone': NoValues
  'timeZone.use': { zone: string; country: string }
  'field.preparation': NoValues
  'field.preparation.hint': NoValues
  'field.workingDays': NoValues
  'field.options': NoValues
  'field.closures': NoValues
  'field.from': NoValues
  'field.to': NoValues
  'field.reason': NoValues
  example: { leaves: string; dates: string; country: string; option: string }
  'example.noArrival': { leaves: string }
  'example.faulty': NoValues
  'closures.none': NoValues
  'closures.add': NoValues
  'closure.name': { number: number }
  'closure.remove': { number: number }
}

/** The English texts of the area "office-delivery". */
export const officeDeliveryWords = /* @__PURE__ */ defineWords<OfficeDeliveryWords>('office-delivery', {
  title: ["Delivery"],
  loading: ["Loading the delivery settings..."],
  failed: ["The delivery settings could not be loaded"],
  readOnly: ["Your role can view the delivery settings, but not change them."],
  changed: ["Changed by a colleague or in another window since you began"],
  'section.options': ["Delivery options"],
  'section.options.hint': ["Product pages, cart and checkout show these options. Several options to one country are steps by the value of the goods. Say “Parcel” is for any order and “Free parcel” for goods from an amount: orders below the amount go as Parcel, all others as Free parcel. If two begin at the same value, the upper one applies. Other countries cannot be added: the shop knows the VAT rates, address formats and public holidays of these only."],
  'section.dispatch': ["Dispatch"],
  'section.dispatch.hint': ["When orders leave. Public holidays of ",["country"]," never count as working days."],
  'section.closures': ["Closures"],
  'section.closures.hint': ["Days on which nothing leaves, in addition to public holidays."],
  'section.tax': ["VAT rates"],
  'section.tax.hint': ["Set by law, and followed on the day. Your country and VAT numbers in the shop profile decide which countries’ rates apply."],
  'options.none': ["No options: the shop does not deliver, and no order can be placed."],
  'options.add': ["Add option"],
  'option.new': ["New option"],
  'option.field': [["option"],": ",["field"]],
  'option.actions': ["Actions for ",["option"]],
  'option.up': ["Move up"],
  'option.down': ["Move down"],
  'option.remove': ["Remove"],
  'field.name': ["Name"],
  'field.countries': ["Countries"],
  'field.price': ["Price"],
  'field.price.hint': ["Net of VAT; 0 is free."],
  'field.goodsFrom': ["For goods from"],
  'field.goodsFrom.hint': ["Leave empty for any order."],
  'field.minDays': ["Fastest, in days"],
  'field.maxDays': ["Slowest, in days"],
  'field.isMaxCalendar': ["The slowest time includes weekends and holidays (calendar days, not working days)"],
  'field.cutOff': ["Order before"],
  'field.cutOff.hint': ["24-hour time such as 14:00. Later orders leave on the next working day."],
  'field.timeZone': ["Time zone"],
  'timeZone.use': ["Use ",["zone"],", the time of ",["country"]],
  'field.preparation': ["Preparation"],
  'field.preparation.hint': ["Working days between order and dispatch."],
  'field.workingDays': ["Packed on"],
  'field.options': ["Delivery options"],
  'field.closures': ["Closures"],
  'field.from': ["First day"],
  'field.to': ["Last day"],
  'field.reason': ["Reason"],
  example: ["An order placed now leaves ",["leaves"]," and arrives ",["dates"]," in ",["country"]," with ",["option"],"."],
  'example.noArrival': ["An order placed now leaves ",["leaves"],"."],
  'example.faulty': ["When all fields above are filled in, this line says when an order placed now arrives."],
  'closures.none': ["No closures."],
  'closures.add': ["Add closure"],
  'closure.name': ["Closure ",["number","number"]],
  'closure.remove': ["Remove closure ",["number","number"]],
})
