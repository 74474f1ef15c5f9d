export { useFaultTexts, type Faults } from './use-fault-texts'
export { useOfficeProblem } from './use-office-problem'
