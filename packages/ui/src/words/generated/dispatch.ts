// Written by compile.ts from dispatch.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "dispatch", and what each of them needs. */
export interface DispatchWords {
  both: { now: string; later: string; day: string }
  bothUnknown: { now: string; later: string }
  later: { later: string; day: string }
  laterUnknown: { later: string }
}

/** The English texts of the area "dispatch". */
export const dispatchWords = /* @__PURE__ */ defineWords<DispatchWords>('dispatch', {
  both: ["Ships: ",["now"]," now, ",["later"]," on ",["day"]],
  bothUnknown: ["Ships: ",["now"]," now, ",["later"]," later"],
  later: ["Ships: ",["later"]," on ",["day"]],
  laterUnknown: ["Ships: ",["later"]," later"],
})
