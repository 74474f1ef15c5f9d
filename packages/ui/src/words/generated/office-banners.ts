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
  remoteChange: NoValues
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
  'place.typed': ["Edited, not saved"],
  'place.changed': ["Changed ",["day"]],
  'place.changedBy': ["Changed ",["day"],", ",["name"]],
  'state.own': ["Default content"],
  'state.planned': ["Planned"],
  'state.shown': ["Shown"],
  'state.ended': ["Ended: default content"],
  see: ["See the shop"],
  loading: ["Loading banners..."],
  failed: ["Banners could not be loaded"],
  readOnly: ["You can view banners. Owners and the catalogue role can change them."],
  remoteChange: ["This banner has been changed"],
  reset: ["Restore default content..."],
  resetTitle: ["Restore default content? ",["place"]],
  resetText: ["Your text, dates and pictures are removed immediately. The activity keeps the text."],
  resetDo: ["Restore"],
  resetting: ["Restoring..."],
  'preview.title': [["place"]," as the buyer sees it"],
  'preview.look': ["Look at it"],
  'preview.desk': ["Desktop"],
  'preview.phone': ["Phone"],
  'preview.dark': ["Dark"],
  words: ["Text"],
  tab: ["Tab ",["number"]],
  tabHint: ["A tab without a name is not shown."],
  pictures: ["Pictures"],
  picturesHint: ["At least 600 px high, on a transparent background, standing on the bottom edge. Without pictures, the default ones are shown."],
  'pictures.add': ["Add a picture"],
  'pictures.hint': ["JPEG, PNG or WebP, up to 20 MB."],
  'pictures.drop': ["Drop it here or"],
  'pictures.choose': ["choose a file"],
  'pictures.alt': ["Picture ",["number"]],
  'pictures.remove': ["Remove"],
  'pictures.removeOf': ["Remove picture ",["number"]],
  'pictures.none': ["None set."],
  when: ["When"],
  whenHint: ["Dates in the shop’s time zone. Before and after, the default content is shown."],
  'field.title': ["Headline"],
  'field.subtitle': ["Subtitle"],
  'field.price': ["Price"],
  'field.badge': ["Label"],
  'field.background': ["Background"],
  'field.starts': ["From"],
  'field.ends': ["Until"],
  'field.name': ["Tab name"],
  'field.business': ["Business name"],
  'field.location': ["Location"],
  'field.description': ["Description"],
  'field.button': ["Button"],
  'field.href': ["Link"],
  'field.picture': ["Picture"],
  'field.pictureOf': ["Picture ",["number"]],
  'field.ofTab': ["Tab ",["number"],": ",["field"]],
  'hint.href': ["A path of this shop, or https."],
  'hint.background': ["For example #1c2b2a. Leave empty for the default."],
  'hint.badge': ["The discount, for example 29%."],
  'hint.starts': ["Leave empty to start immediately."],
  'hint.ends': ["The last day. Leave empty for no end."],
  'fault.missing': ["Required."],
  'fault.link': ["Link to a page of this shop or to an allowed site."],
  'fault.colour': ["Use # and six digits, such as #1c2b2a."],
  'fault.days': ["Must not be before the first day."],
  'fault.refused': ["Not accepted: it ",["problem"],"."],
})
