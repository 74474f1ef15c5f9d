export { RangeSlider, type RangeEnd, type RangeSliderProps } from './RangeSlider'
