import { useRecoveryCodes } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { RecoveryCodesScreen } from '@skafferi/ui/office/recovery-codes'

export default function RecoveryCodesRoute() {
  const { codes, busy, problem, made, make, forget } = useRecoveryCodes()
  const problemText = useOfficeProblem()
  return (
    <RecoveryCodesScreen
      codes={codes}
      busy={busy}
      problem={problemText(problem)}
      made={made}
      onMake={make}
      onKept={forget}
    />
  )
}
