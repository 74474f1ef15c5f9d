export { fingerprintsOf } from './fingerprints'
export { joinStores } from './join-stores'
