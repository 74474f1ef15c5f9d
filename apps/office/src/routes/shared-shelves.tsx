import { useOperator, useSharedShelfCount, useSharedShelves } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { SettingsLayout } from '@skafferi/ui/office/settings-layout'
import { SharedShelvesScreen } from '@skafferi/ui/office/shared-shelves-screen'
import { useListQuery } from '../app/use-list-query'
import { useSettingsSections } from '../app/use-settings-sections'
import { paths } from '../paths'

const states = ['title_waiting', 'revoked'] as const

export default function SharedShelvesRoute() {
  const { filters, page, hrefOf, pageHref } = useListQuery(paths.sharedShelves, { state: states })
  const { state } = filters
  const { shelves, busy, problem, run, reset } = useSharedShelves({ state, page })
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const counts = [useSharedShelfCount(''), useSharedShelfCount('title_waiting'), useSharedShelfCount('revoked')]
  return (
    <SettingsLayout sections={useSettingsSections()} current={paths.sharedShelves}>
      <SharedShelvesScreen
        shelves={shelves}
        views={(['all', ...states] as const).map((id, index) => ({
          id,
          href: hrefOf({ state: id === 'all' ? '' : id }),
          count: counts[index],
        }))}
        view={state === '' ? 'all' : state}
        hrefFor={pageHref}
        editable={may.includes('service')}
        busy={busy}
        problem={problemText(problem)}
        onAction={run}
        onReset={reset}
      />
    </SettingsLayout>
  )
}
