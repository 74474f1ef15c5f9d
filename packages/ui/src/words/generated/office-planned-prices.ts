// Written by compile.ts from office-planned-prices.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-planned-prices", and what each of them needs. */
export interface OfficePlannedPricesWords {
  planned: NoValues
  'planned.loading': NoValues
  'planned.failed': NoValues
  'planned.text': { count: number }
  'planned.first': { shown: number; count: number }
  'planned.change': { before: string; after: string; starts: string }
  'planned.new': { after: string; starts: string }
  'planned.from': { from: string }
  'planned.remove': NoValues
  'planned.removeOf': { name: string; starts: string }
  'planned.removing': NoValues
  'planned.removeAll': { count: number }
  'planned.removeTitle': { count: number }
  'planned.removeText': NoValues
  'planned.removeDo': NoValues
  'planned.removed': { count: number }
}

/** The English texts of the area "office-planned-prices". */
export const officePlannedPricesWords = /* @__PURE__ */ defineWords<OfficePlannedPricesWords>('office-planned-prices', {
  planned: ["Planned prices"],
  'planned.loading': ["Loading the planned prices..."],
  'planned.failed': ["The planned prices could not be loaded"],
  'planned.text': [["count","plural",{"one":["#"," price changes"],"other":["#"," prices change"]}]," by itself at its start."],
  'planned.first': ["These are the first ",["shown","number"]," of ",["count","number"],"."],
  'planned.change': [["before"]," → ",["after"]," from ",["starts"]],
  'planned.new': [["after"]," from ",["starts"]],
  'planned.from': ["from ",["from"]],
  'planned.remove': ["Remove"],
  'planned.removeOf': ["Remove the planned price of ",["name"],", ",["starts"]],
  'planned.removing': ["Removing..."],
  'planned.removeAll': ["Remove ",["count","plural",{"one":["#"," planned price"],"other":["#"," planned prices"]}],"..."],
  'planned.removeTitle': ["Remove ",["count","plural",{"one":["#"," planned price"],"other":["#"," planned prices"]}],"?"],
  'planned.removeText': ["The current prices stay. Planned prices cannot be put back; import their file again if you need them."],
  'planned.removeDo': ["Remove"],
  'planned.removed': [["count","plural",{"0":["No planned price was removed: it had already started or was removed."],"one":["#"," planned price was removed."],"other":["#"," planned prices were removed."]}]],
})
