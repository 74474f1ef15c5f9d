import { useEffect } from 'react'
import { useOpening, useOperator, usePreviewLink, useSampleData, type useSetup } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { PreviewLink } from '@skafferi/ui/office/preview-link'
import { SampleData } from '@skafferi/ui/office/sample-data'
import { SetupSteps } from '@skafferi/ui/office/setup-steps'
import { contentPaths, setupPaths } from './setup-paths'
import TestCustomerCard from './TestCustomerCard'
import { usePreviewCard } from './use-preview-card'

interface FirstDayProps extends Pick<ReturnType<typeof useSetup>, 'setup' | 'skip'> {
  /** All of it is known, so that it can be drawn without moving later. */
  onReady: () => void
}

/** The sample data, while it is offered or loaded. */
function SampleDataCard(props: ReturnType<typeof useSampleData>) {
  const { sampleData, isLoading: _, loadProblem, removeProblem, load, remove, resetRemoval, ...state } = props
  const problemText = useOfficeProblem()
  if (!sampleData && !state.removed) return null
  return (
    <SampleData
      {...state}
      sampleData={sampleData}
      loadProblem={problemText(loadProblem)}
      removeProblem={problemText(removeProblem)}
      onLoad={load}
      onRemove={remove}
      onCancelRemoval={resetRemoval}
    />
  )
}

/** The steps of a new shop, if there are any left, and its sample data. */
export default function FirstDay({ setup, skip, onReady }: FirstDayProps) {
  const { may } = useOperator()
  const { saving, problem, save } = useOpening()
  const problemText = useOfficeProblem()
  const preview = usePreviewCard()
  const sampleData = useSampleData()
  const { isLoading: isPreviewLoading } = usePreviewLink()
  const isReady = !isPreviewLoading && !sampleData.isLoading
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady, onReady])
  return (
    <>
      {setup && (
        <SetupSteps
          setup={setup}
          hrefs={setupPaths}
          contentHrefs={contentPaths}
          canOpen={may.includes('administration')}
          opening={saving}
          problem={problemText(problem)}
          onSkip={skip}
          onOpen={() => save(true)}
        />
      )}
      {preview && <PreviewLink {...preview} />}
      {setup && <TestCustomerCard />}
      <SampleDataCard {...sampleData} />
    </>
  )
}
