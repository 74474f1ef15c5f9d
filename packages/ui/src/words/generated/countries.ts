// Written by compile.ts from countries.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "countries", and what each of them needs. */
export interface CountriesWords {
  'name.se': NoValues
  'name.no': NoValues
  'name.dk': NoValues
  'name.fi': NoValues
  'name.us': NoValues
  'name.gb': NoValues
  'name.de': NoValues
}

/** The English texts of the area "countries". */
export const countriesWords = /* @__PURE__ */ defineWords<CountriesWords>('countries', {
  'name.se': ["Sweden"],
  'name.no': ["Norway"],
  'name.dk': ["Denmark"],
  'name.fi': ["Finland"],
  'name.us': ["United States"],
  'name.gb': ["United Kingdom"],
  'name.de': ["Germany"],
})
