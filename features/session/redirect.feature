@memory
Feature: Redirect after sign-in
  The redirect parameter leads only to pages of the application and never back to a public page.

  Scenario Outline: A path of the application is followed
    When Clara opens the address "/login?redirect=<redirect>"
    And Clara signs in
    Then the address is "<address>"

    Examples:
      | redirect                                   | address                          |
      | /collections/tags                          | /collections/tags                |
      | %2Fcollections%2Ftags%2F3                  | /collections/tags/3              |
      | %2Fcollections%2Farticles%3Fbookmark%3D3   | /collections/articles?bookmark=3 |

  Scenario Outline: Any other target is ignored
    When Clara opens the address "/login?redirect=<redirect>"
    Then she is at the sign-in page
    When Clara signs in
    Then she is at the overview

    Examples:
      | redirect                                     |
      | https://evil.example/collections             |
      | //evil.example                               |
      | %2F%2Fevil.example%2Fcollections             |
      | /%5Cevil.example                             |
      | %5C%5Cevil.example                           |
      | /%09/evil.example                            |
      | javascript:alert(1)                          |
      | data:text/html,hello                         |
      | /login                                       |
      | /logout                                      |
      | /reset-password?token=x                      |

  @browser
  Scenario: A signed-in user is redirected at once
    Given Clara has signed in
    When she opens the address "/login?redirect=/collections/tags"
    Then she is at the list "tags"
