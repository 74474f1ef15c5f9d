import { faults } from '@skafferi/domain/rules/errors/faults'
import { refusals, type RefusalKind } from '@skafferi/domain/rules/errors/refusals'
import type { MessageParams } from '@skafferi/domain/rules/text/messages'
import { withCauses } from '../../office/problem-text/use-office-faults'
import { useSentences, type Reason } from '../../words/use-sentences'
import { accountRefusalsWords } from '../../words/generated/account-refusals'
import { faultsWords } from '../../words/generated/faults'
import { fileRefusalsWords } from '../../words/generated/file-refusals'
import { importFaultsWords } from '../../words/generated/import-faults'
import { lineFaultsWords } from '../../words/generated/line-faults'
import { officeRefusalsWords } from '../../words/generated/office-refusals'
import { refusalsWords } from '../../words/generated/refusals'

interface Row {
  code: string
  params: MessageParams
}

const refusalRows: readonly Row[] = Object.entries<RefusalKind>(refusals).map(([code, { params }]) => ({
  code,
  params,
}))
const faultRows: readonly Row[] = Object.entries<MessageParams>(faults).map(([code, params]) => ({ code, params }))

function Sentences({ rows, sentence }: { rows: readonly Row[]; sentence: (reason: Reason) => string | null }) {
  return (
    <dl>
      {rows.map(({ code, params }) => {
        const text = sentence({ code, params, message: null })
        return (
          text !== null && (
            <div key={code}>
              <dt>
                <code>{code}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

/** Every refusal that a person can see, as its sentence reads with the values of the table's example. */
export function Refusals() {
  const sentence = useSentences([refusalsWords, accountRefusalsWords, fileRefusalsWords, officeRefusalsWords])
  return (
    <div className="sb-unstyled">
      <Sentences rows={refusalRows} sentence={sentence} />
    </div>
  )
}

/** Everything that can be wrong with a field, as its sentence ends. */
export function Faults() {
  const sentence = withCauses(useSentences([faultsWords, lineFaultsWords, importFaultsWords]))
  return (
    <div className="sb-unstyled">
      <Sentences rows={faultRows} sentence={sentence} />
    </div>
  )
}
