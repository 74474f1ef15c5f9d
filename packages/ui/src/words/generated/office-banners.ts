// Written by compile.ts from office-banners.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-banners", and what each of them needs. */
export interface OfficeBannersWords {
  places: NoValues
  'place.banner_hero': NoValues
  'place.banner_values': NoValues
  'place.banner_accessories': NoValues
  'place.banner_promo': NoValues
  'place.banner_side': NoValues
  'place.typed': NoValues
  'place.changed': { day: string }
  'place.changedBy': { day: string; name: string }
  'state.own': NoValues
  'state.planned': NoValues
  'state.shown': NoValues
  'state.ended': NoValues
  see: NoValues
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  foreign: NoValues
  reset: NoValues
  resetTitle: { place: string }
  resetText: NoValues
  resetDo: NoValues
  resetting: NoValues
  'preview.title': { place: string }
  'preview.look': NoValues
  'preview.desk': NoValues
  'preview.phone': NoValues
  'preview.dark': NoValues
  words: NoValues
  tab: { number: string }
  tabHint: NoValues
  pictures: NoValues
  picturesHint: NoValues
  'pictures.add': NoValues
  'pictures.hint': NoValues
  'pictures.drop': NoValues
  'pictures.choose': NoValues
  'pictures.alt': { number: string }
  'pictures.remove': NoValues
  'pictures.removeOf': { number: string }
  'pictures.none': NoValues
  when: NoValues
  whenHint: NoValues
  'field.title': NoValues
  'field.subtitle': NoValues
  'field.price': NoValues
  'field.badge': NoValues
  'field.background': NoValues
  'field.starts': NoValues
  'field.ends': NoValues
  'field.name': NoValues
  'field.business': NoValues
  'field.location': NoValues
  'field.description': NoValues
  'field.button': NoValues
  'field.href': NoValues
  'field.picture': NoValues
  'field.pictureOf': { number: string }
  'field.ofTab': { number: string; field: string }
  'hint.href': NoValues
  'hint.background': NoValues
  'hint.badge': NoValues
  'hint.starts': NoValues
  'hint.ends': NoValues
  'fault.missing': NoValues
  'fault.link': NoValues
  'fault.colour': NoValues
  'fault.days': NoValues
  'fault.refused': { problem: string }
}

/** The English texts of the area "office-banners". */
export const officeBannersWords = /* @__PURE__ */ defineWords<OfficeBannersWords>('office-banners', {
  places: ["Banners"],
  'place.banner_hero': ["Landing, headline"],
  'place.banner_values': ["Landing, values"],
  'place.banner_accessories': ["Landing, accessories"],
  'place.banner_promo': ["Home, large"],
  'place.banner_side': ["Home, side"],
  'place.typed': ["Changed now, not saved"],
  'place.changed': ["Changed ",["day"]],
  'place.changedBy': ["Changed ",["day"],", ",["name"]],
  'state.own': ["The shop’s own words"],
  'state.planned': ["Planned"],
  'state.shown': ["Shown"],
  'state.ended': ["Over: the shop’s own words"],
  see: ["See the shop"],
  loading: ["Loading banners..."],
  failed: ["Banners could not be loaded"],
  readOnly: ["Your role may look at banners. Owners and those who keep the catalogue change them."],
  foreign: ["It was changed meanwhile"],
  reset: ["Put the shop’s own words back..."],
  resetTitle: ["Put the shop’s own words back? ",["place"]],
  resetText: ["What was set there is gone at once, with its days and pictures. The activity keeps its words."],
  resetDo: ["Put them back"],
  resetting: ["Putting them back..."],
  'preview.title': [["place"]," as the buyer sees it"],
  'preview.look': ["Look at it"],
  'preview.desk': ["Desk"],
  'preview.phone': ["Phone"],
  'preview.dark': ["Dark"],
  words: ["Words"],
  tab: ["Tab ",["number"]],
  tabHint: ["One without a name is left out."],
  pictures: ["Pictures"],
  picturesHint: ["Stand on the line, at least 600 px high, no ground. Without any, the shop’s own stand there."],
  'pictures.add': ["Add a picture"],
  'pictures.hint': ["JPEG, PNG or WebP, up to 20 MB."],
  'pictures.drop': ["Drop it here or"],
  'pictures.choose': ["choose a file"],
  'pictures.alt': ["Picture ",["number"]],
  'pictures.remove': ["Remove"],
  'pictures.removeOf': ["Remove picture ",["number"]],
  'pictures.none': ["None set."],
  when: ["When"],
  whenHint: ["Days of the shop’s calendar. Before and after, the shop’s own words stand."],
  'field.title': ["Headline"],
  'field.subtitle': ["Below it"],
  'field.price': ["Price"],
  'field.badge': ["Label"],
  'field.background': ["Ground"],
  'field.starts': ["From"],
  'field.ends': ["Until"],
  'field.name': ["Name of the tab"],
  'field.business': ["Who orders here"],
  'field.location': ["Where they are"],
  'field.description': ["What they say"],
  'field.button': ["Button"],
  'field.href': ["Leads to"],
  'field.picture': ["Picture"],
  'field.pictureOf': ["Picture ",["number"]],
  'field.ofTab': ["Tab ",["number"],": ",["field"]],
  'hint.href': ["A path of this shop, or https."],
  'hint.background': ["Such as #1c2b2a. Empty for the shop’s own."],
  'hint.badge': ["How much less it costs, such as 29%."],
  'hint.starts': ["At once where it is empty."],
  'hint.ends': ["The last day. Empty for no end."],
  'fault.missing': ["Is needed."],
  'fault.link': ["Only this shop and hosts on its list may be linked."],
  'fault.colour': ["Six digits after a #, such as #1c2b2a."],
  'fault.days': ["Must not be before the first day."],
  'fault.refused': ["The store says: it ",["problem"],"."],
})
