import { icon } from './icon'

export const ChevronUpIcon = /* @__PURE__ */ icon('ChevronUpIcon', 'M5 12.5l5-5 5 5')
export const EyeOffIcon = /* @__PURE__ */ icon(
  'EyeOffIcon',
  'M1.5 10C3.5 6.5 6.5 4.7 10 4.7s6.5 1.8 8.5 5.3c-2 3.5-5 5.3-8.5 5.3S3.5 13.5 1.5 10z' +
    'M10 12.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM3.5 17L16.5 3',
)
export const SortIcon = /* @__PURE__ */ icon('SortIcon', 'M6 8l4-4 4 4M6 12l4 4 4-4')
