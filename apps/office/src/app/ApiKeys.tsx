import { useApiKeys } from '@skafferi/domain/office'
import { ApiKeysSection } from '@skafferi/ui/office/api-keys-section'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

/** The API keys, as a section of the team page. */
export function ApiKeys() {
  const { problem, create, revoke, reset, ...keys } = useApiKeys()
  const problemText = useOfficeProblem()
  return (
    <ApiKeysSection
      {...keys}
      problem={problemText(problem)}
      onCreate={create}
      onRevoke={({ id }) => revoke(id)}
      onReset={reset}
    />
  )
}
