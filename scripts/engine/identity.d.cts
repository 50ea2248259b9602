/** The folder of the engine of these sources, built or not. */
export function engineFolder(): string
/** Written last into an engine's folder: its files, as a list in JSON. */
export const completeFile: string
/** Whether an engine's folder holds all its files. */
export function isComplete(folder: string): boolean
