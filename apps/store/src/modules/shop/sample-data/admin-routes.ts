import type { AdminHandlers } from '../../../platform/http/admin/handler'
import type { SampleData } from './manage-sample-data'

/** Admin routes for the sample data. */
export function sampleDataAdminRoutes(
  sampleData: SampleData,
): AdminHandlers<'getSampleData' | 'loadSampleData' | 'removeSampleData'> {
  return {
    getSampleData: () => sampleData.show(),
    loadSampleData: () => sampleData.load(),
    removeSampleData: () => sampleData.remove(),
  }
}
