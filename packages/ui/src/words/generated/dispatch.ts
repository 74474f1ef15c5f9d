// Written by compile.ts from dispatch.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "dispatch", and what each of them needs. */
export interface DispatchWords {
  ships: { now: string; later: string; day: string }
  ageLimit: { years: number }
}

/** The English texts of the area "dispatch". */
export const dispatchWords = /* @__PURE__ */ defineWords<DispatchWords>('dispatch', {
  ships: ["Ships: ",["now","select",{"none":[["later"]],"other":[["now"]," now, ",["later"]]}]," ",["day","select",{"none":["later"],"other":["on ",["day"]]}]],
  ageLimit: [["years","number"],"+"],
})
