@memory @browser
Feature: Addresses of system collections

  Background:
    Given Ines has signed in

  Scenario Outline: System collections with a module redirect to it
    When she opens the address "<asked>"
    Then the address is "<shown>"

    Examples:
      | asked                                  | shown                |
      | /collections/directus_users            | /users               |
      | /collections/directus_users/7          | /users/7             |
      | /collections/directus_files            | /files               |
      | /collections/directus_files/a%2Fb      | /files/a%2Fb         |
      | /collections/directus_activity/12      | /activity/12         |
      | /collections/directus_webhooks         | /settings/webhooks   |
      | /collections/directus_webhooks/+       | /settings/webhooks/+ |

  Scenario: Other system collections are not found
    When she opens the address "/collections/directus_permissions"
    Then she is at the not-found page
    When she opens the address "/collections/directus_permissions/1"
    Then she is at the not-found page
