export { NextTierHint } from './NextTierHint'
