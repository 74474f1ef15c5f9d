export { useFaultTexts, useOfficeFaults, type Faults } from './use-office-faults'
export { useOfficeProblem } from './use-office-problem'
export { useOfficeSentences } from './use-office-sentences'
