// Written by compile.ts from display.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "display", and what each of them needs. */
export interface DisplayWords {
  stepNumber: { number: number }
  stepDone: NoValues
  stepLocked: NoValues
  carouselPrevious: NoValues
  carouselNext: NoValues
  countdownDays: NoValues
  countdownHours: NoValues
  countdownMinutes: NoValues
  countdownSeconds: NoValues
  countdownLeft: { days: number; hours: number; minutes: number }
  countdownLastMinute: NoValues
  countdownEnded: NoValues
  embedNotice: { provider: string }
  embedLoad: { provider: string }
  embedLoading: { provider: string }
  embedFailed: { provider: string }
  embedFailedText: NoValues
  colourScheme: NoValues
  schemeSystem: NoValues
  schemeLight: NoValues
  schemeDark: NoValues
  highContrast: NoValues
  density: NoValues
  densityComfortable: NoValues
  densityCompact: NoValues
  pictures: NoValues
  showPicture: { position: number; count: number }
  pictureOf: { position: number; count: number }
  enlargePicture: { alt: string }
  zoomIn: NoValues
  zoomOut: NoValues
  previousPicture: NoValues
  nextPicture: NoValues
}

/** The English texts of the area "display". */
export const displayWords = /* @__PURE__ */ defineWords<DisplayWords>('display', {
  stepNumber: [["number","number"]],
  stepDone: ["Completed:"],
  stepLocked: ["Not available yet:"],
  carouselPrevious: ["Show previous"],
  carouselNext: ["Show next"],
  countdownDays: ["days"],
  countdownHours: ["hours"],
  countdownMinutes: ["minutes"],
  countdownSeconds: ["seconds"],
  countdownLeft: [["days","plural",{"0":[],"one":["#"," day "],"other":["#"," days "]}],["hours","plural",{"0":[],"one":["#"," hour "],"other":["#"," hours "]}],["minutes","plural",{"0":[],"one":["#"," minute "],"other":["#"," minutes "]}],"left"],
  countdownLastMinute: ["Less than a minute left"],
  countdownEnded: ["Ended"],
  embedNotice: ["This part comes from ",["provider"],". Loading it sends data, such as your IP address, to ",["provider"],"."],
  embedLoad: ["Load from ",["provider"]],
  embedLoading: ["Loading from ",["provider"],"..."],
  embedFailed: [["provider"]," is not responding"],
  embedFailedText: ["Nothing on this page has changed."],
  colourScheme: ["Colour scheme"],
  schemeSystem: ["System"],
  schemeLight: ["Light"],
  schemeDark: ["Dark"],
  highContrast: ["High contrast"],
  density: ["Density"],
  densityComfortable: ["Comfortable"],
  densityCompact: ["Compact"],
  pictures: ["Pictures"],
  showPicture: ["Show picture ",["position","number"]," of ",["count","number"]],
  pictureOf: ["Picture ",["position","number"]," of ",["count","number"]],
  enlargePicture: ["Enlarge: ",["alt"]],
  zoomIn: ["Zoom in"],
  zoomOut: ["Zoom out"],
  previousPicture: ["Previous picture"],
  nextPicture: ["Next picture"],
})
