@memory @browser @generations
Feature: Permissions on every server
  What an administrator permits a role holds for its users, whether the server keeps it with the role or with a policy.

  Scenario: An administrator lets a role read a collection, and its users see it
    Given Ines has signed in
    And she opens the address "/settings/roles"
    When she opens the permissions of the role "Contributor"
    Then the permissions of "newsletters" are "none, none, none, none"
    When she sets "read" of "newsletters" to "all access"
    Then the permissions of "newsletters" are "none, all, none, none"
    When she reloads the page
    Then the permissions of "newsletters" are "none, all, none, none"
    When she signs out
    And Jun signs in
    Then he is at the overview
    When he goes to "Newsletters"
    Then he sees "1–12 of 12"
