import { unwrap } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { isRecord } from '../../rules/json/schema'
import { useOffice } from '../office-context'
import { readSettings, settingsKey } from '../settings/settings.queries'

/** The number of latest activity entries that are searched for carriers. */
const limit = 100

const carrierOf = (after: unknown) => (isRecord(after) && typeof after.carrier === 'string' ? [after.carrier] : [])

const names = (option: string, carrier: string) => option.toLowerCase().includes(carrier.toLowerCase())

/**
 * Returns the carrier that an order probably goes with, then the others.
 * @param used the carriers of the latest parcels, last used first
 * @param option the name of the order's delivery option, often its carrier's; undefined if it is unknown
 * @param others the names of all delivery options
 */
function probableFirst(
  used: readonly string[],
  option: string | undefined,
  others: readonly string[],
): readonly string[] {
  if (option === undefined) return used
  const [last] = used
  // If options are named by carriers, the last one of another option is not this order's.
  const usual = last !== undefined && !others.some((each) => names(each, last)) ? last : option
  return [...new Set([used.find((carrier) => names(option, carrier)) ?? usual, ...used])]
}

/**
 * The carriers to suggest for an order, the probable one first.
 * @param shippingOption the id of its delivery option; null until they are needed
 */
export function useCarriers(shippingOption: string | null): readonly string[] {
  const office = useOffice()
  const { client } = office
  const enabled = shippingOption !== null
  const { data: used } = useQuery({
    queryKey: ['office', 'activity', 'carriers'],
    queryFn: async ({ signal }) => {
      const { activities } = await unwrap(client.GET('/admin/activities', { params: { query: { limit } }, signal }))
      return [...new Set(activities.flatMap(({ after }) => carrierOf(after)))]
    },
    enabled,
  })
  const settings = useQuery({
    queryKey: [...settingsKey, 'all'],
    queryFn: ({ signal }) => readSettings(office, signal),
    enabled,
  })
  // Once there is a first one, it is typed in: it must not change then.
  if (!used || settings.isPending) return []
  const options = settings.data?.delivery.value.options ?? []
  const option = options.find(({ id }) => id === shippingOption)
  return probableFirst(
    used,
    option?.name,
    options.map(({ name }) => name),
  )
}
