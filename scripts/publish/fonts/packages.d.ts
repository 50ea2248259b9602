declare module 'fontverter' {
  export function convert(font: Buffer, toFormat: 'sfnt' | 'woff2'): Promise<Buffer>
}

declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat?: 'truetype' | 'woff2'
    variationAxes?: Record<string, Axis>
    /** OpenType features to keep; all of them when left out. */
    keepFeatures?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
