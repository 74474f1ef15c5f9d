export { useFaultTexts, type Faults } from './use-fault-texts'
export { useOfficeFaults } from './use-office-faults'
export { useOfficeProblem } from './use-office-problem'
export { useOfficeSentences } from './use-office-sentences'
