import { ApiError, type DownloadedFile } from '@skafferi/api'
import { useAction, type Problem } from '../../platform/action'
import { useShop } from '../shop-context'

/** The download of the customer's price list. */
export interface PriceListDownload {
  busy: boolean
  /** Why the last download failed; null if none has. */
  problem: Problem<'load_price_list'> | null
  onDownload: () => void
}

/** The request, loaded with the first download. */
const fetchSteps = () =>
  import('./price-list.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/**
 * Downloads the customer's price list.
 * @param save saves the file, as the browser does with downloads
 */
export function usePriceList(save: (file: DownloadedFile) => void): PriceListDownload {
  const { connection } = useShop()
  const download = async () => save(await (await fetchSteps()).downloadPriceList(connection))
  const { run, busy, problem } = useAction('load_price_list', download)
  return { busy, problem, onDownload: () => void run() }
}
