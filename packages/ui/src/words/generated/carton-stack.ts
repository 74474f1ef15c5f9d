// Written by compile.ts from carton-stack.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "carton-stack", and what each of them needs. */
export interface CartonStackWords {
  full: { cartons: number; size: number }
  fullAndRest: { cartons: number; size: number; rest: string }
  rest: { rest: string; size: number }
}

/** The English texts of the area "carton-stack". */
export const cartonStackWords = /* @__PURE__ */ defineWords<CartonStackWords>('carton-stack', {
  full: [["cartons","plural",{"one":["#"," carton"],"other":["#"," cartons"]}]," of ",["size","number"]],
  fullAndRest: [["cartons","plural",{"one":["#"," carton"],"other":["#"," cartons"]}]," of ",["size","number"]," and ",["rest"]],
  rest: [["rest"]," of a carton of ",["size","number"]],
})
