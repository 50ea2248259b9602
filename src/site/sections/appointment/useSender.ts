import { type SubmitEvent, useState } from 'react'

/** Sends what a form adds to a request that has arrived. */
export function useSender(send: (form: HTMLFormElement) => Promise<void>) {
  const [state, setState] = useState<'open' | 'sending' | 'kept' | 'failed'>('open')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    try {
      await send(event.currentTarget)
      setState('kept')
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }

  return { state, submit }
}
