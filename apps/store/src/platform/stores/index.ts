export { fingerprintsOf } from './fingerprints'
export { registerRunningStore } from './register-running-store'
