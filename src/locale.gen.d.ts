// Generated from locales/tr by `npm run generate`. Do not edit.

declare module 'virtual:locale/about' {
  const strings: {
    direction: {
      title: string
      vision: string
      mission: string
    }
  }
  export default strings
}

declare module 'virtual:locale/appointment' {
  const strings: {
    title: string
    fields: {
      name: string
      phone: string
      doctor: string
      request: string
    }
    emptyChoice: string
    optional: string
    submit: string
    sending: string
    errors: {
      required: string
      tooLong: string
    }
    errorTitle: '{{title}}'
    toast: {
      success: string
      failure: string
      close: string
    }
    arrived: string
    sooner: '{{phone}}'
    startAnew: string
    failed: {
      text: '{{phone}}'
      chat: string
      newTab: string
    }
    notice: '{{legalTitle}} {{page}}'
    trap: string
    photos: string
  }
  export default strings
}

declare module 'virtual:locale/carousel' {
  const strings: {
    carousel: string
    slide: string
    pause: string
    play: string
    previous: string
    next: string
    position: '{{count}} {{position}}'
  }
  export default strings
}

declare module 'virtual:locale/common' {
  const strings: {
    siteName: '{{clinic}}'
    documentTitle: '{{page}} {{site}}'
    openGraphLocale: string
    skipToContent: string
    error: {
      title: string
      text: string
      reload: string
    }
    newTab: string
    social: {
      instagram: string
      facebook: string
      x: string
      youtube: string
    }
    header: {
      menu: string
      book: string
    }
    drawer: {
      open: string
      close: string
      title: string
      book: string
    }
    clock: {
      time: '{{hour}} {{minute}}'
      times: '{{from}} {{to}}'
    }
    openNow: {
      open: '{{time}}'
      closed: '{{day}} {{time}}'
      unknown: string
      today: string
      tomorrow: string
    }
    reach: {
      label: string
      call: string
      directions: string
      appointment: string
      chat: string
      chatApp: string
      book: string
      services: string
    }
  }
  export default strings
}

declare module 'virtual:locale/contact' {
  const strings: {
    title: string
    intro: string
    address: {
      heading: string
      area: '{{city}} {{district}} {{postalCode}}'
      directions: string
      google: string
      apple: string
      yandex: string
      openstreetmap: string
      copy: string
      copied: string
      selected: string
    }
    reach: {
      heading: string
      mobile: string
      landline: string
      email: string
    }
    hours: {
      heading: string
      day: string
      time: string
      dayRange: '{{from}} {{to}}'
      monday: string
      tuesday: string
      wednesday: string
      thursday: string
      friday: string
      saturday: string
      sunday: string
      special: string
      closed: string
    }
    map: {
      title: string
      load: string
      notice: '{{provider}}'
    }
    newTab: string
    identity: {
      heading: string
      legalTitle: string
      address: string
      phones: string
      email: string
    }
    emergency: {
      heading: string
      when: string
      call: '{{number}}'
    }
  }
  export default strings
}

declare module 'virtual:locale/footer' {
  const strings: {
    pages: string
    phones: string
    mobile: string
    landline: string
    social: string
    disclaimer: string
    updated: '{{date}}'
    editor: '{{name}}'
    copyright: '{{site}} {{year}}'
  }
  export default strings
}

declare module 'virtual:locale/home' {
  const strings: {
    book: string
    hero: {
      label: string
      call: string
    }
    about: {
      title: string
      more: string
    }
    doctors: {
      title: string
      intro: string
      photo: '{{name}} {{title}}'
      more: string
    }
    statistics: {
      title: string
      figure: '{{value}}'
    }
    testimonials: {
      title: string
      rating: '{{rating}} {{total}}'
    }
    follow: {
      title: string
    }
  }
  export default strings
}

declare module 'virtual:locale/locale' {
  const strings: {
    lang: string
    dir: string
  }
  export default strings
}

declare module 'virtual:locale/notFound' {
  const strings: {
    title: string
    description: '{{site}}'
    text: string
    home: string
    call: string
    pages: string
  }
  export default strings
}

declare module 'virtual:locale/offline' {
  const strings: {
    text: string
  }
  export default strings
}

declare module 'virtual:locale/prices' {
  const strings: {
    notice: '{{date}}'
    search: {
      label: string
      example: string
      clear: string
      found_one: '{{count}}'
      found_other: '{{count}}'
      none: '{{query}}'
      ask: string
    }
    openAll: string
    closeAll: string
    print: string
    paper: {
      date: '{{date}}'
    }
    ask: {
      book: string
      call: string
    }
    table: {
      treatment: string
      range: string
    }
    amount: '{{amount}}'
    unpriced: string
  }
  export default strings
}

declare module 'virtual:locale/privacy' {
  const strings: {
    contents: string
    controller: {
      legalTitle: string
      address: string
      phone: string
      email: string
    }
    address: '{{city}} {{district}} {{postalCode}} {{street}}'
    retention: '{{days}}'
    map: {
      auto: '{{provider}}'
      click: '{{provider}}'
      off: string
    }
    application: '{{address}} {{email}}'
  }
  export default strings
}

declare module 'virtual:locale/server' {
  const strings: {
    errors: {
      malformed: string
      missingFields: string
      tooLong: string
      trapped: string
      foreign: string
      notFound: string
      methodNotAllowed: string
      tooLarge: string
      unsupportedType: string
      keyReused: string
      tooMany: string
      unavailable: string
      unexpected: string
    }
    answer: {
      title: '{{heading}} {{site}}'
      stored: {
        heading: string
        text: string
        reference: string
      }
      refused: {
        heading: string
        name: {
          required: string
          tooLong: string
        }
        phone: {
          required: string
          tooLong: string
        }
        correct: string
      }
      direct: {
        heading: string
        text: string
      }
      call: string
      back: string
    }
    mail: {
      subject: '{{reference}}'
      reference: '{{reference}}'
      phone: '{{phone}}'
      repeated: string
    }
    desk: {
      columns: {
        reference: string
        receivedAt: string
        name: string
        phone: string
        doctor: string
        request: string
        state: string
        unlisted: string
        repeated: string
        mail: string
      }
      states: {
        open: string
        done: string
      }
      unlisted: {
        yes: string
        no: string
      }
      repeated: {
        yes: string
        no: string
      }
      mail: {
        none: string
        delivered: string
        waiting: '{{attempts}} {{fault}}'
      }
      none: string
      noStore: '{{file}}'
      more: '{{count}}'
      notFound: '{{reference}}'
      marked: '{{reference}}'
      exported: '{{count}} {{file}}'
      silence: string
      purged: '{{count}} {{days}}'
      held: '{{count}}'
      stillRead: string
      unavailable: '{{fault}} {{place}}'
      usage: {
        heading: string
        list: string
        all: string
        show: string
        done: string
        export: string
        purge: string
      }
    }
  }
  export default strings
}

declare module 'virtual:locale/services' {
  const strings: {
    title: string
    intro: string
    book: string
    bookFor: '{{service}}'
  }
  export default strings
}

declare module 'virtual:locale/staff' {
  const strings: {
    portrait: '{{name}}'
    education: string
    areas: string
    book: string
    bookWith: '{{name}}'
  }
  export default strings
}
