/** How long a visitor who has asked for something waits for its code, in milliseconds. */
const patience = 5000

/** Settles as `promise` does; rejects when it has not within five seconds. */
export function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing came in ${patience} ms`)), patience)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
