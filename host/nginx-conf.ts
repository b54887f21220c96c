import { policyFor, securityHeaders } from './security-headers';

/** nginx forgets inherited headers in a location that adds its own, so each location repeats them. */
const headersFor =
  (api: string | null, connect: readonly string[]) =>
  (indent: string): string =>
    Object.entries(securityHeaders(policyFor(api, connect)))
      .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
      .join('\n');

/** The platform behind the same site. */
const UPSTREAM = `
upstream quarterdeck_platform {
    server 127.0.0.1:8055;
    keepalive 16;
}
`;

/** `host` is the name that the platform is called by; */
const proxy = (platform: string, host: string): string => `
    location / {
        proxy_pass ${platform};
        proxy_http_version 1.1;
        proxy_set_header Host ${host};
        proxy_set_header Connection "";
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_request_buffering off;
        proxy_read_timeout 300s;
    }
`;

interface Site {
  /** What the first lines say. */
  readonly about: string;
  /** The address of an API on another origin, which the browser calls; null for a platform behind this site. */
  readonly api: string | null;
  /** Further origins that calls are allowed to. */
  readonly connect: readonly string[];
  readonly upstream: string;
  readonly proxy: string;
}

const siteConf = ({ about, api, connect, upstream, proxy: platform }: Site): string => {
  const headers = headersFor(api, connect);
  return `${about}
${upstream}
# Page loads get the page; a missing script or style gets a 404.
map $http_accept $quarterdeck_fallback {
    default          /admin/no-such-file;
    "~text/html"     /admin/index.html;
}

server {
    listen 8080;
    server_name _;
    absolute_redirect off;
    client_max_body_size 100m;

    gzip on;
    gzip_vary on;
    gzip_min_length 1024;
    gzip_types text/css text/javascript application/javascript application/json image/svg+xml;

    location = / {
        return 302 /admin/;
    }

    location = /admin {
        return 302 /admin/;
    }

    # Names carry a hash of the content, so a file never changes.
    location /admin/assets/ {
        alias /var/www/quarterdeck/assets/;
        add_header Cache-Control "public, max-age=31536000, immutable";
${headers('        ')}
    }

    location /admin/icons/ {
        alias /var/www/quarterdeck/icons/;
        add_header Cache-Control "no-cache";
${headers('        ')}
    }

    # Where the application finds the platform: ${api === null ? 'on this site' : 'at its own address'}, over REST.
    location = /admin/config.json {
        default_type application/json;
        add_header Cache-Control "no-cache";
${headers('        ')}
        return 200 '${JSON.stringify(api === null ? { adapter: 'http' } : { adapter: 'http', api })}';
    }

    location = /admin/ {
        rewrite ^ /admin/index.html last;
    }

    location /admin/ {
        alias /var/www/quarterdeck/;
        try_files $uri $quarterdeck_fallback =404;
        charset utf-8;
        add_header Cache-Control "no-cache";
${headers('        ')}
    }
${platform}}
`;
};

/**
 * The sample site of deploy/: same paths, headers and fallback as `npm start`. With the address of an API on another
 * origin, the site serves the application only, and the browser calls the API. `connect` names
 * further origins of calls.
 */
export const nginxConf = (api: string | null = null, connect: readonly string[] = []): string =>
  siteConf({
    about: `# Quarterdeck behind nginx: the built application under /admin, ${
      api === null ? 'the platform at every other address of the site' : `which calls the platform at ${api}`
    }.
# Written by 'npm run nginx-conf' from host/security-headers.ts; change it there, then write it anew.
# Copy dist/ to /var/www/quarterdeck, ${
      api === null ? "put the platform's address below, " : ''
    }add https, and include this file in http { }.`,
    api,
    connect,
    upstream: api === null ? UPSTREAM : '',
    proxy: api === null ? proxy('http://quarterdeck_platform', '$host') : '',
  });

/** The site of deploy/Dockerfile, in which the nginx image replaces the name of the variable by its value. */
export const containerConf = (): string =>
  siteConf({
    about: `# The site of deploy/Dockerfile. Written by 'npm run nginx-conf' from host/nginx-conf.ts.
# QUARTERDECK_API is the address of the platform, without a slash at its end.`,
    api: null,
    connect: [],
    upstream: '',
    proxy: proxy('${QUARTERDECK_API}', '$proxy_host').replace(
      '        proxy_http_version',
      '        proxy_ssl_server_name on;\n        proxy_http_version',
    ),
  });
