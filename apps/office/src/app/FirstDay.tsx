import { useOpening, useOperator, type useSetup } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SetupSteps } from '@skafferi/ui/office/setup-steps'
import { setupPaths } from './setup-paths'

interface FirstDayProps extends Pick<ReturnType<typeof useSetup>, 'skip'> {
  setup: NonNullable<ReturnType<typeof useSetup>['setup']>
}

/** The steps of a new shop. */
export default function FirstDay({ setup, skip }: FirstDayProps) {
  const { may } = useOperator()
  const { saving, problem, save } = useOpening()
  const problemText = useOfficeProblem()
  return (
    <SetupSteps
      setup={setup}
      hrefs={setupPaths}
      canOpen={may.includes('administration')}
      opening={saving}
      problem={problemText(problem)}
      onSkip={skip}
      onOpen={() => void save(true)}
    />
  )
}
